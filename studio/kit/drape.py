"""Lets sewn cloth fall onto the mannequin: springs solved one color at a time in many small steps (XPBD), so it never explodes and costs seconds.
Blender's own solver needs minutes, moves nothing but what the frame says, and let sleeves creep up the arms."""
import numpy as np
from kit.figure import sample


def colored(springs, points):
    """Groups of springs that share no point: each group can be solved at once."""
    used, groups = [0] * points, []
    for a, b, size in springs:
        free = ~(used[a] | used[b])
        bit = free & -free
        used[a] |= bit
        used[b] |= bit
        k = bit.bit_length() - 1
        while len(groups) <= k:
            groups.append([])
        groups[k].append((a, b, size))
    return [(np.array([g[0] for g in k]), np.array([g[1] for g in k]), np.array([g[2] for g in k], np.float32)) for k in groups]


class Drape:
    def __init__(self, start, stretch, bend, give=1e-7, soft=3e-4, seed=1):
        """give and soft: how easily it stretches and folds; 0 is stiff."""
        chance = np.random.default_rng(seed)
        self.x = (start + chance.normal(0, 0.12, start.shape)).astype(np.float32)
        self.v = np.zeros_like(self.x)
        self.free = np.ones(len(self.x), np.float32)
        self.sides, self.bends = colored(stretch, len(self.x)), colored(bend, len(self.x))
        self.give, self.soft = give, soft
        self.pulls = []
        self.apart = 0.0
        self.near = {tuple(sorted(s[:2])) for s in stretch} | {tuple(sorted(s[:2])) for s in bend}

    def _springs(self, p, groups, soft):
        for a, b, size in groups:
            d = p[a] - p[b]
            long = np.sqrt(np.einsum('ij,ij->i', d, d)) + 1e-6
            wa, wb = self.free[a], self.free[b]
            d *= ((long - size) / (long * (wa + wb + soft + 1e-9)))[:, None]
            p[a] -= d * wa[:, None]
            p[b] += d * wb[:, None]

    def pairs(self, p, reach):
        """Points that came close though the cloth doesn't join them there."""
        cell = np.floor(p / reach).astype(np.int64)
        cell -= cell.min(0)
        dims = cell.max(0) + 3
        key = (cell[:, 0] * dims[1] + cell[:, 1]) * dims[2] + cell[:, 2]
        order = np.argsort(key, kind='stable')
        sorted_ = key[order]
        found = []
        offsets = [(0, 0, 0)] + [(i, j, k) for i in (-1, 0, 1) for j in (-1, 0, 1) for k in (-1, 0, 1) if (i, j, k) > (0, 0, 0)]
        for i, j, k in offsets:
            want = key + (i * dims[1] + j) * dims[2] + k
            low, high = np.searchsorted(sorted_, want, 'left'), np.searchsorted(sorted_, want, 'right')
            n = high - low
            a = np.repeat(np.arange(len(p)), n)
            b = order[np.repeat(low, n) + np.arange(n.sum()) - np.repeat(np.cumsum(n) - n, n)]
            keep = a < b if (i, j, k) == (0, 0, 0) else a != b
            a, b = a[keep], b[keep]
            close = ((p[a] - p[b]) ** 2).sum(1) < reach * reach
            found.append(np.stack([a[close], b[close]], -1))
        every = np.concatenate(found)
        every.sort(1)
        code = every[:, 0] * len(p) + every[:, 1]
        if not hasattr(self, 'joined'):
            self.joined = np.sort(np.array([a * len(p) + b for a, b in self.near]))
        at = np.clip(np.searchsorted(self.joined, code), 0, len(self.joined) - 1)
        return every[self.joined[at] != code]

    def _repel(self, p, pairs):
        if not len(pairs):
            return
        a, b = pairs[:, 0], pairs[:, 1]
        d = p[a] - p[b]
        long = np.sqrt(np.einsum('ij,ij->i', d, d)) + 1e-6
        push = d * (np.maximum(self.apart - long, 0) / long * 0.25)[:, None]
        np.add.at(p, a, push)
        np.add.at(p, b, -push)

    def run(self, steps, field, gravity=981.0, drag=0.995, grip=0.3, skin=0.35, dt=1 / 900, tight=1.0):
        """field: what `Figure.field` gave, or a function of the share of the steps done. `pulls`: (points, target, strength)."""
        body, pairs = None, np.zeros((0, 2), int)
        for k in range(steps):
            if callable(field):
                if k % 20 == 0:
                    body = field(k / steps)
            else:
                body = field
            self.v[:, 2] -= gravity * dt * self.free
            p = self.x + self.v * dt * self.free[:, None]
            self._springs(p, self.sides, self.give / dt**2)
            self._springs(p, self.bends, self.soft / dt**2)
            for points, target, strength in self.pulls:
                p[points] += (target - p[points]) * strength
            if self.apart:
                if k % 8 == 0:
                    pairs = self.pairs(p, self.apart * 1.4)
                self._repel(p, pairs)
            far, out = sample(body, p)
            hit = np.flatnonzero(far < skin)
            if len(hit):
                deep, n = skin - far[hit], out[hit]
                p[hit] += n * (np.minimum(deep, 2.0) * self.free[hit])[:, None]
                slip = p[hit] - self.x[hit]
                slip -= n * np.einsum('ij,ij->i', slip, n)[:, None]
                p[hit] -= slip * (grip * self.free[hit])[:, None]
            self.v = (p - self.x) / dt * drag
            speed = np.sqrt(np.einsum('ij,ij->i', self.v, self.v)) + 1e-6
            self.v *= np.minimum(1, 300 / speed)[:, None]
            self.x = p
        return self.x
