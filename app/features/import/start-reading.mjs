// The thread's door. Like the commands, it runs from the sources, since the server's bundle has one
// entry; `--import tsx` does nothing in a thread, so the loader is asked for here.
import { register } from 'tsx/esm/api'

register()
await import('./read-worker.ts')
