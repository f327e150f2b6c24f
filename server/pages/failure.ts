/** Shown when even the error page can't be rendered. Its text is hard-coded, since the shop's own couldn't be loaded. */
export const failurePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Something went wrong</title></head>
<body><main><h1>Something went wrong</h1><p>The problem is on our end. Please try again in a moment.</p><p><a href="">Try again</a></p></main></body></html>`
