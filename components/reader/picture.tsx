import { focusClasses, type Picture } from '#lib/articles/cover.ts'

interface CoverProps {
  picture: Picture
  /** Media conditions and widths that the browser chooses a rendition by. */
  sizes: string
  /** Tailwind classes for the box; it must set the proportions, which keep the page from moving. */
  className: string
  /** The page's largest picture, which is asked for first. */
  first?: boolean
  /** Beside a title that says the same, a picture is silent for screen readers. */
  decorative?: boolean
}

/** An article's picture, cropped to its box around its focal point. */
export function Cover({ picture, sizes, className, first = false, decorative = false }: CoverProps) {
  const { src, srcSet, width, height, alt } = picture
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={decorative ? '' : alt}
      className={`bg-sunken object-cover ${focusClasses(picture)} ${className}`}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
