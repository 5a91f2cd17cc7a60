import { runSession } from '#server/imports/sessions/run-session.ts'

// A process that runs one import and may be killed at any moment: `node run-import.ts SESSION`.
await runSession(process.argv[2] ?? '', new AbortController().signal)
process.exit(0)
