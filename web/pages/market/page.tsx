export function Component() { return <h1>market</h1> }
