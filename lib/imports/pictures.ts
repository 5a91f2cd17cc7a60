/** Why a picture of an import is not here yet. Each has a sentence in `pictureSentences`. */
export const pictureCauses = [
  'not_found',
  'forbidden_there',
  'busy_there',
  'unreachable',
  'private_address',
  'too_large',
  'too_many_pixels',
  'not_a_picture',
  'disk_full',
  'interrupted',
  'unexpected',
] as const
export type PictureCause = (typeof pictureCauses)[number]

/** Causes that may pass by themselves. The picture is then tried again, three times in all. */
export const passingCauses: ReadonlySet<PictureCause> = new Set([
  'busy_there',
  'unreachable',
  'disk_full',
  'interrupted',
  'unexpected',
])

export const pictureSentences: Record<PictureCause, string> = {
  not_found: 'A imagem não existe mais no site antigo.',
  forbidden_there: 'O site antigo recusou a imagem.',
  busy_there: 'O site antigo respondeu com um erro.',
  unreachable: 'O site antigo não respondeu.',
  private_address: 'O endereço não é de um site público.',
  too_large: 'O arquivo tem mais de 20 MB.',
  too_many_pixels: 'A imagem tem mais de 40 megapixels.',
  not_a_picture: 'O arquivo não é uma imagem JPEG, PNG, WebP, GIF ou AVIF inteira.',
  disk_full: 'Não há espaço no disco.',
  interrupted: 'O trabalho foi interrompido.',
  unexpected: 'Algo deu errado do nosso lado.',
}

/** The cause of a stored picture that was an animation there: its first picture is shown. */
export const animationStilled = 'animation_stilled'
export const stilledSentence = 'Era uma animação; ficou a primeira imagem.'

/** The most times that a picture is tried. */
export const mostPictureTries = 3

/** Bytes of the largest imported picture. An old site has larger files than our upload form takes. */
export const largestImportedPicture = 20 * 1024 * 1024

/** The name of a picture without the size that WordPress appends: `foto-300x200.jpg` is a copy of `foto.jpg`. */
const SIZED = /-\d{2,5}x\d{2,5}(?=\.(?:jpe?g|png|webp|gif|avif)$)/i

/** The addresses to try for a picture, the original before its smaller copy. */
export function pictureAddresses(url: string): string[] {
  const original = URL.parse(url)
  if (!original || !SIZED.test(original.pathname)) return [url]
  original.pathname = original.pathname.replace(SIZED, '')
  return [original.href, url]
}

/** The path of a picture below WordPress’ folder of uploads, decoded, the original before its smaller copy. Empty for other addresses. */
export function uploadNames(url: string): string[] {
  return pictureAddresses(url).flatMap(address => {
    const [, name] = /\/wp-content\/uploads\/(.+)$/.exec(URL.parse(address)?.pathname ?? '') ?? []
    try {
      return name ? [decodeURIComponent(name)] : []
    } catch {
      return []
    }
  })
}
