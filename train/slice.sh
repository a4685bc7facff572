#!/usr/bin/env bash
# One slice of time on a machine with a GPU: `DATA=folder OUT=folder bash train/slice.sh 1`, then the same with 2.
#   1  records, a small network on the data alone, a teacher
#   2  records, more of the teacher (DATA/teacher.pt), a small network that learns from it, the integer export
# Each part ends after its seconds, which are the arguments behind the stage.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${DATA:?a folder with f15-a.txt.xz and the like}" "${OUT:?a folder for the results}"
export PYTHONUNBUFFERED=1
PYTHON=${PYTHON:-python3} NAMES=${NAMES:-f15-a f20-a} RECORDS=$(mktemp -d)
trap 'rm -rf "$RECORDS"' EXIT
mkdir -p "$OUT"
fit() { "$PYTHON" -m train.fit "$1" "$RECORDS" $NAMES --out "$OUT" --seconds "$2" "${@:3}" ${EXTRA:-}; }

{
  date
  "$PYTHON" -m train.records "$DATA" $NAMES --out "$RECORDS"
  case "$1" in
    1)
      fit small "${2:-130}" --name small-data
      fit teacher "${3:-370}"
      ;;
    2)
      cp "$DATA/teacher.pt" "$RECORDS/teacher.pt"
      if [ "${2:-130}" -gt 0 ]; then
        # The first fit ended with a small learning rate: begin again at half of the peak.
        fit teacher "${2:-130}" --resume "$RECORDS/teacher.pt" --rate 7e-4
        cp "$OUT/teacher.pt" "$RECORDS/teacher.pt"
      fi
      fit small "${3:-370}" --teacher "$RECORDS/teacher.pt"
      "$PYTHON" -m train.export "$OUT/small.pt" "$OUT/freestyle.plynet"
      ;;
    *) echo "stage 1 or 2" >&2; exit 2 ;;
  esac
  date
} 2>&1 | tee "$OUT/log-$1.txt"
