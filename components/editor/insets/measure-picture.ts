const longestWaitMs = 8_000

/** A picture's size in pixels after loading it; null when it does not load. The page reserves the picture's space by this size. */
export function measurePicture(src: string): Promise<{ width: number; height: number } | null> {
  return new Promise(resolve => {
    const image = new Image()
    const timer = setTimeout(() => resolve(null), longestWaitMs)
    const settle = (size: { width: number; height: number } | null) => {
      clearTimeout(timer)
      resolve(size)
    }
    image.onload = () => settle({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => settle(null)
    image.src = src
  })
}
