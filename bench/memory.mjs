/**
 * Loaded into the process of the shop that is measured, before the shop: tells what its memory is used for, the only thing that is ever asked.
 * JavaScript, as Node's compiler of TypeScript would be measured as a part of the shop: 17 MB, and 30 ms of its start.
 */
process.on('message', () => process.send?.(process.memoryUsage()))
