import type { Readable } from 'node:stream'

/** A file of the copy that is no picture. `open` gives its bytes. */
export interface LocalFile {
  name: string
  /** Its bytes, unpacked. */
  size: number
  open(): Promise<Readable>
}

/** A copy of WordPress' folder of uploads on this machine. */
export interface LocalPictures {
  /** The bytes of a file by its path below `wp-content/uploads`; null when there is none. Raises upload_too_large above 20 MB. */
  read(name: string): Promise<Buffer | null>
  /** Its documents, sounds and films, with their paths below `wp-content/uploads`. Links of the file system are not followed. */
  files(): AsyncIterable<LocalFile>
  close(): Promise<void>
}
