#!/bin/bash
# Takes all missing pictures in the background: setsid nohup studio/queue.sh [script.py] [its arguments] &
# Start it twice for two cameras. A camera is changed after a few pictures, so mended forms are seen at once.
# Who measures here stops other people's processes and may leave them stopped while /tmp/quiet exists: ours is woken afterwards.
cd "$(dirname "$0")/.." || exit 1
mkdir -p studio/out
script=shoot.py
if [[ $1 == *.py ]]; then script=$1; shift; fi
while true; do
  nice -n 19 blender -b -t 1 --python "studio/$script" -- --most 4 "$@" > >(grep -E --line-buffered '^(DONE|FAILED|NO FORM)|Error' >> studio/out/queue.log) 2>&1 &
  camera=$!
  while kill -0 "$camera" 2> /dev/null; do
    sleep 2
    state=$(ps -o stat= -p "$camera")
    if [[ $state == T* && ! -e /tmp/quiet && ! -e /tmp/benching ]]; then kill -CONT "$camera"; fi
  done
  wait "$camera" || break
done
