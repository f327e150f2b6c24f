#!/bin/bash
# Takes all missing pictures in the background: setsid nohup studio/queue.sh [arguments of shoot.py] &
# Who measures here stops other people's processes and may leave them stopped while /tmp/quiet exists: ours is woken afterwards.
cd "$(dirname "$0")/.." || exit 1
mkdir -p studio/out
nice -n 19 blender -b -t 1 --python studio/shoot.py -- "$@" >> studio/out/queue.log 2>&1 &
camera=$!
echo "$camera" > studio/out/queue.pid
while kill -0 "$camera" 2> /dev/null; do
  sleep 5
  state=$(ps -o stat= -p "$camera")
  if [[ $state == T* && ! -e /tmp/quiet && ! -e /tmp/benching ]]; then kill -CONT "$camera"; fi
done
