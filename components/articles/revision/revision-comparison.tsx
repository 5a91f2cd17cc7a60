import type { Picture } from '#lib/articles/cover.ts'
import type { RevisionComparison as Comparison } from '#server/articles/revision/queries/revision-comparison.ts'
import { ComparedText, Part, Stretches } from '../versions/compared-text.tsx'

/** Compares the public text with the revision, field by field and word by word. */
export function RevisionComparison({ comparison: { text, details, cover } }: { comparison: Comparison }) {
  return (
    <ComparedText compared={text}>
      {cover && (
        <Part name="Capa">
          <div className="grid gap-4 sm:grid-cols-2">
            <Cover name="No ar" picture={cover.before} />
            <Cover name="Na atualização" picture={cover.after} />
          </div>
        </Part>
      )}
      {details.map(({ name, words }) => (
        <Part key={name} name={name}>
          <p>
            <Stretches stretches={words} />
          </p>
        </Part>
      ))}
    </ComparedText>
  )
}

function Cover({ name, picture }: { name: string; picture: Picture | null }) {
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm text-soft">{name}</figcaption>
      {picture ? (
        <img src={picture.src} alt={picture.alt} className="max-h-48 w-full rounded-sm bg-sunken object-contain" />
      ) : (
        <p>Sem capa.</p>
      )}
    </figure>
  )
}
