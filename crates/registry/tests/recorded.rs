//! Recordings of searches that remember, and of Monte Carlo tree search.

use plyground_registry::{Algorithm, Limits, Ordering, Sampling, SearchTask, open};

#[test]
fn iterations_have_the_values_of_alpha_beta_and_begin_with_the_best_move_of_the_last() {
    let session = open("connect(4,4,3)").unwrap();
    let task = |algorithm, depth| SearchTask { depth: Some(depth), ..SearchTask::new(algorithm) };
    let iterations = session.record_iterations(&task(Algorithm::Memory, 5), 100_000).unwrap();
    assert_eq!(iterations.len(), 5);
    let mut best: Option<String> = None;
    for (i, (answer, recording)) in iterations.iter().enumerate() {
        let depth = i as u16 + 1;
        let plain = session.search(&task(Algorithm::AlphaBeta, depth)).unwrap();
        assert_eq!(answer.report.value, plain.report.value, "depth {depth}");
        assert_eq!(recording.visits[0].value, answer.report.value);
        assert!(recording.visits[0].stored);
        if let Some(best) = &best {
            assert_eq!(recording.visits[1].movement.as_ref(), Some(best), "depth {depth}");
        }
        best.clone_from(&answer.report.best);
    }
    // Positions that are reached by two orders of moves are searched once.
    let (_, last) = iterations.last().unwrap();
    let hits = last.visits.iter().filter(|visit| visit.table.is_some()).count();
    assert!(hits > 0);
    assert!(last.visits.iter().filter(|visit| visit.table.is_some()).all(|visit| !visit.stored));
}

#[test]
fn iterations_are_recorded_in_the_order_of_the_game_only() {
    let session = open("tic-tac-toe").unwrap();
    let task = SearchTask { depth: Some(2), ..SearchTask::new(Algorithm::Minimax) };
    assert_eq!(session.record_iterations(&task, 100).unwrap().len(), 2);
    let ordered = SearchTask { ordering: Ordering::Centre, ..task };
    assert!(session.record_iterations(&ordered, 100).is_err());
}

#[test]
fn recorded_playouts_are_those_of_the_search() {
    let session = open("connect(4,4,3)").unwrap();
    let sampling = Sampling { playouts: Some(300), seed: 5, ..Sampling::default() };
    let playouts = session.record_playouts(&sampling, 300).unwrap();
    let samples = session.sample(&Sampling { limits: Limits::default(), ..sampling }).unwrap();
    assert_eq!(playouts.len() as u64, samples.outlook.playouts);
    for sampled in &samples.outlook.moves {
        // The last playout through a move knows its final statistics, unless a proven draw was passed over.
        let last = playouts.iter().rev().find_map(|playout| {
            playout.path.get(1).filter(|node| node.movement.as_ref() == Some(&sampled.movement))
        });
        let visits = last.map_or(0, |node| u64::from(node.visits));
        assert!(visits <= sampled.visits && (visits == sampled.visits || sampled.proven.is_some()));
    }
    let added: usize =
        playouts.iter().filter_map(|playout| playout.expansion.as_ref()).map(|one| one.moves.len()).sum();
    assert_eq!(1 + session.legal_moves().len() + added, samples.outlook.nodes);
}
