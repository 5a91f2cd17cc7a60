import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'

/** A PDF begins with its signature; some programs write up to a kilobyte before it. */
const headBytes = 1024
/** The end mark stands in the last kilobyte. */
const tailBytes = 1024

/** Checks a résumé by its bytes, whatever its name and type claim. Raises resume_not_pdf or resume_too_large. */
export function checkResume(bytes: Uint8Array): void {
  if (bytes.length > limits.application.resumeBytes) throw new DomainError('resume_too_large')
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const starts = all.subarray(0, headBytes).toString('latin1').trimStart().startsWith('%PDF-')
  if (!starts || !all.subarray(-tailBytes).includes('%%EOF')) throw new DomainError('resume_not_pdf')
}
