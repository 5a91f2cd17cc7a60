import { Missing } from '#components/reader/missing.tsx'

/** Under a folder of files or handlers, where there is none: the press has no say there. */
export default function NotFound() {
  return <Missing />
}
