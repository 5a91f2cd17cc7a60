import { stream } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { answerUpload } from './resumable.ts'

/** The most bytes of one request. The browser sends four megabytes at a time. */
const mostBytes = 5 * 1024 * 1024
const limit = { name: 'import-upload', points: 3_000, seconds: 600 }
const ofMasters = { name: 'import.upload', access: 'master', limit } as const

/** What `fetch` wants beside a stream as a body; the types of browsers do not know it. */
const halfDuplex: object = { duplex: 'half' }

const passOn = ({ request }: { request: Request }) => answerUpload(request)

/** Resumable uploads of files for an import, by the tus protocol: begin, ask how much arrived, go on, give up. */
export const beginUpload = route({ ...ofMasters, method: 'POST', answer: passOn })
/** The file itself is not given back. A request of Next cannot be copied by `new Request(request)`. */
export const askUpload = route({
  ...ofMasters,
  method: 'GET',
  answer: ({ request: { url, headers } }) => passOn({ request: new Request(url, { method: 'HEAD', headers }) }),
})
export const continueUpload = route({
  ...ofMasters,
  method: 'PATCH',
  body: stream(mostBytes),
  answer: ({ request: { url, method, headers, signal }, input }) =>
    passOn({ request: new Request(url, { method, headers, signal, body: input, ...halfDuplex }) }),
})
export const dropUpload = route({ ...ofMasters, method: 'DELETE', answer: passOn })
