import { focusClasses, type Picture } from '#lib/articles/cover.ts'

interface CoverProps {
  picture: Picture
  /** Media conditions and widths, by which the browser chooses a rendition. */
  sizes: string
  /** Tailwind classes for the box. They must set the aspect ratio, so that the page does not move when the picture loads. */
  className: string
  /** Whether it is the page's largest picture, which loads first. */
  first?: boolean
  /** Whether a title beside the picture says the same: screen readers then skip it. */
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
