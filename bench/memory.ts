/** Loaded into the process of the shop that is measured, before the shop: tells what its memory is used for, the only thing that is ever asked. */
process.on('message', () => process.send?.(process.memoryUsage()))
