import { initials } from '#lib/text/text.ts'

interface AvatarProps {
  name: string
  url: string | null
  className: string
}

/** A person's picture, or their initials without one. The name stands beside it, so screen readers skip it. */
export function Avatar({ name, url, className }: AvatarProps) {
  const shape = `shrink-0 rounded-full border border-rule ${className}`
  if (url)
    return (
      <img src={url} alt="" loading="lazy" fetchPriority="low" decoding="async" className={`object-cover ${shape}`} />
    )
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center justify-center bg-sunken font-semibold text-soft ${shape}`}
    >
      {initials(name)}
    </span>
  )
}
