/** What this project uses of fflate, whose package does not show its types to Node's resolution. */
declare module 'fflate' {
  export class ZipPassThrough {
    constructor(name: string)
    push(chunk: Uint8Array, final?: boolean): void
  }
  export class ZipDeflate extends ZipPassThrough {
    constructor(name: string, options?: { level?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 })
  }
  export class Zip {
    constructor(take: (error: Error | null, chunk: Uint8Array, final: boolean) => void)
    add(file: ZipPassThrough): void
    end(): void
  }
  export function unzipSync(bytes: Uint8Array): Record<string, Uint8Array>
}
