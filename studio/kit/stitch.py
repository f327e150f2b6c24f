"""Threads: a row of stitches along a line, as one mesh."""
import numpy as np
from kit.cut import length
from kit.mesh import mesh


def stitches(line, material, long=0.34, gap=0.2, radius=0.06, lift=0.0, out=None):
    """line: points in space; `lift` cm along `out` (one direction for all, or one each)."""
    line = np.array([tuple(p) for p in line], float)
    if out is not None:
        line = line + np.asarray(out, float) * lift
    runs = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    verts, faces = [], []
    for start in np.arange(0, length(line) - long, long + gap):
        a, b = (np.array([np.interp(s, runs, line[:, k]) for k in range(3)]) for s in (start, start + long))
        along = (b - a) / (np.linalg.norm(b - a) + 1e-9)
        side = np.cross(along, (0.31, 0.52, 0.8))
        side /= np.linalg.norm(side) + 1e-9
        up = np.cross(side, along)
        k = len(verts)
        for t, r in ((0, 0.3), (0.25, 1), (0.75, 1), (1, 0.3)):
            for j in range(6):
                turn = np.pi / 3 * j
                verts.append(a + (b - a) * t + (side * np.cos(turn) + up * np.sin(turn)) * radius * r)
        for i in range(3):
            faces += [(k + 6 * i + j, k + 6 * i + (j + 1) % 6, k + 6 * i + 6 + (j + 1) % 6, k + 6 * i + 6 + j) for j in range(6)]
    return mesh('stitches', verts, faces, material, 80)
