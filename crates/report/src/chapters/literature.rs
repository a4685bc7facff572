//! The cited works.

use crate::document::CitedWork;

/// By year.
pub(super) const WORKS: &[CitedWork] = &[
    CitedWork {
        key: "neumann",
        authors: "J. von Neumann.",
        title: "Zur Theorie der Gesellschaftsspiele",
        published: "Mathematische Annalen 100, 1928, 295–320.",
    },
    CitedWork {
        key: "shannon",
        authors: "C. E. Shannon.",
        title: "Programming a computer for playing chess",
        published: "Philosophical Magazine 41 (314), 1950, 256–275.",
    },
    CitedWork {
        key: "knuth-moore",
        authors: "D. E. Knuth, R. W. Moore.",
        title: "An analysis of alpha-beta pruning",
        published: "Artificial Intelligence 6 (4), 1975, 293–326.",
    },
    CitedWork {
        key: "pearl",
        authors: "J. Pearl.",
        title: "SCOUT: a simple game-searching algorithm with proven optimal properties",
        published: "Proceedings of the First National Conference on Artificial Intelligence (AAAI), Stanford, 1980, 143–145.",
    },
    CitedWork {
        key: "marsland-campbell",
        authors: "T. A. Marsland, M. Campbell.",
        title: "Parallel search of strongly ordered game trees",
        published: "ACM Computing Surveys 14 (4), 1982, 533–551.",
    },
    CitedWork {
        key: "reinefeld",
        authors: "A. Reinefeld.",
        title: "An improvement to the Scout tree search algorithm",
        published: "ICCA Journal 6 (4), 1983, 4–14.",
    },
    CitedWork {
        key: "russell-norvig",
        authors: "S. Russell, P. Norvig.",
        title: "Artificial Intelligence: A Modern Approach",
        published: "4th edition, Pearson, 2020.",
    },
];
