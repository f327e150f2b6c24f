"""Several cameras may work on one list: who begins a picture leaves a lock beside it."""
import os
import time


def begin(target, ending, again=False):
    """Whether the picture is to be taken now, by us. A picture that failed stays locked until it is asked for again."""
    lock = target + '.lock'
    if os.path.exists(target + ending) and not again:
        return False
    try:
        handle = os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
    except FileExistsError:
        with open(lock) as file:
            holder = file.read()
        gone = holder.isdigit() and not os.path.exists('/proc/' + holder)
        if not gone and not (again and holder == 'failed'):
            return False
        os.remove(lock)
        return begin(target, ending, again)
    os.write(handle, str(os.getpid()).encode())
    os.close(handle)
    return True


def end(target, fault):
    if not fault:
        os.remove(target + '.lock')
        return
    with open(target + '.lock', 'w') as file:
        file.write('failed')


def wait_for_quiet():
    """Somebody measures on this machine while that file exists."""
    while os.path.exists('/tmp/quiet'):
        time.sleep(3)
