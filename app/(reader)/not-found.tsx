import { Missing } from '#components/reader/missing.tsx'

/** The 404 page under a folder of files or handlers, whose answers the press does not read. */
export default function NotFound() {
  return <Missing />
}
