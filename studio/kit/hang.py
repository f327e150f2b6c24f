"""Where flat panels hang around the mannequin before they fall."""
import numpy as np


def bow(points, middle=(), n=24):
    """A smooth edge through points, as a polyline."""
    from kit.lines import curve

    return [(p[0], p[1]) for p in curve([(x, y, 0) for x, y in points], max(2, n // (len(points) - 1)))]


def around(figure, width, side, room=1.5, top=None):
    """A body panel: x runs around the trunk, y is the height. width(y): half the panel. side: -1 in front, 1 behind."""
    heights = np.linspace(60, 170, 111)
    a, front, back = figure.ring(heights)
    depth = (front if side < 0 else back) + room
    shoulder = figure.build['shoulder'][2]
    fade = np.clip((shoulder + 9 - heights) / 20, 0.12, 1)
    half = np.where(heights > shoulder - 14, np.maximum(a, np.interp(shoulder - 14, heights, a)), a) + room
    t = np.linspace(0, np.pi / 2, 60)

    def place(flat):
        out = np.zeros((len(flat), 3))
        for k, (x, y) in enumerate(flat):
            ax, by = np.interp(y, heights, half), np.interp(y, heights, depth * fade)
            line = np.stack([ax * np.sin(t), by * np.cos(t)], -1)
            runs = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
            grow = max(1.0, width(y) / runs[-1])
            at = abs(x) / grow
            out[k] = np.sign(x) * np.interp(at, runs, line[:, 0]) * grow, side * np.interp(at, runs, line[:, 1]) * grow, y
        return out

    place.flip = side > 0
    return place


def along_arm(figure, angle, half, top, side):
    """A sleeve: x runs around the arm (front positive), y along it, the cap's highest point at y = top. side: 1 right, -1 left of the picture."""
    s, e, w = figure.bone(angle)
    upper = np.linalg.norm(e - s)

    def place(flat):
        out = np.zeros((len(flat), 3))
        for k, (x, y) in enumerate(flat):
            run = top - 1.5 - y
            a, b, t = (s, e, run) if run < upper else (e, w, run - upper)
            axis = (b - a) / np.linalg.norm(b - a)
            outer = np.array((-axis[2], 0, axis[0]))
            outer /= np.linalg.norm(outer)
            front = np.array((0, -1.0, 0))
            front -= axis * (front @ axis)
            turn = x / half(y) * np.pi
            out[k] = a + axis * t + max(half(y) / np.pi, 4.2) * (np.cos(turn) * outer + np.sin(turn) * front)
        out[:, 0] *= side
        return out

    place.flip = side > 0
    return place


def band(place, line, long, lean=0.6):
    """A strip sewn to an edge of a panel that hangs at `place`: `line` is the whole edge, `long` the strip's own length."""
    line = np.array(line, float)
    runs = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])

    def go(flat):
        u = (flat[:, 0] / long + 0.5) * runs[-1]
        where = place(np.stack([np.interp(u, runs, line[:, 0]), np.interp(u, runs, line[:, 1])], -1))
        where[:, 2] += flat[:, 1] * lean
        return where

    go.flip = place.flip
    return go
