import type { TextSize } from '#components/reader-script/text-size.ts'

const sizes: { size: TextSize; label: string; className: string }[] = [
  { size: 'small', label: 'Texto menor', className: 'text-sm' },
  { size: 'normal', label: 'Texto normal', className: 'text-lg' },
  { size: 'large', label: 'Texto maior', className: 'text-2xl' },
]

/** Buttons for three text sizes, stored in the reader's browser. Hidden without scripts; the browser's zoom remains. */
export function TextSizes() {
  return (
    <fieldset className="only-scripted flex shrink-0 gap-1">
      <legend className="sr-only">Tamanho do texto</legend>
      {sizes.map(({ size, label, className }) => (
        <button
          key={size}
          type="button"
          data-size={size}
          aria-label={label}
          className={`tool px-0 font-serif max-sm:min-w-10 ${className}`}
        >
          A
        </button>
      ))}
    </fieldset>
  )
}
