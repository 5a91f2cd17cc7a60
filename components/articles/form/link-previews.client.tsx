'use client'

import { Text } from '@radix-ui/themes'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { articlePath } from '#lib/addresses/paths.ts'
import { truncate } from '#lib/text/text.ts'
import type { ArticleFormControl } from '../article-form-control.ts'

/** The newspaper's name and address in link previews. */
export interface LinkedSite {
  name: string
  origin: string
}

interface LinkPreviewsProps {
  form: ArticleFormControl
  site: LinkedSite
  /** The uploaded cover's address; null shows a drawing of the headline. */
  coverSrc: string | null
}

/** Room in search results and chats, in characters. */
const room = { title: 60, description: 155, chatTitle: 80, chatDescription: 110 }

/** Previews of a link to the article in a search and in a chat, updated while typing. Other sites cut texts at about these lengths. */
export function LinkPreviews({ form, site, coverSrc }: LinkPreviewsProps) {
  const id = useId()
  const [title, summary, slug, cities, coverImage] = useWatch({
    control: form.control,
    name: ['title', 'summary', 'slug', 'cities', 'coverImage'],
  })
  const path = articlePath({ slug: slug || 'titulo', locationPath: cities[0] ?? null })
  const { host } = new URL(site.origin)
  const shown = title.trim() || 'Título do artigo'
  const description = summary.trim() || 'O resumo aparece aqui.'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <Text as="p" id={id} size="2" weight="medium">
        Como o link aparece
      </Text>
      <figure aria-label="No Google">
        <figcaption className="mb-1 text-xs text-soft">No Google</figcaption>
        <div className="rounded border border-rule bg-raised p-3 wrap-anywhere">
          <p className="text-xs text-soft">{`${host}${path.split('/').slice(0, -1).join(' › ')}`}</p>
          <p className="mt-1 text-base text-accent">{truncate(`${shown} | ${site.name}`, room.title)}</p>
          <p className="mt-1 text-sm text-soft">{truncate(description, room.description)}</p>
        </div>
      </figure>
      <figure aria-label="No WhatsApp">
        <figcaption className="mb-1 text-xs text-soft">No WhatsApp</figcaption>
        <div className="overflow-hidden rounded border border-rule bg-raised wrap-anywhere">
          {coverSrc ? (
            <img src={coverSrc} alt="" className="aspect-[1200/630] w-full object-cover" />
          ) : (
            <p className="grid aspect-[1200/630] place-items-center bg-sunken p-4 text-center font-serif text-lg font-bold">
              {coverImage ? 'A imagem do endereço informado' : truncate(shown, room.chatTitle)}
            </p>
          )}
          <div className="p-3">
            <p className="text-sm font-semibold">{truncate(shown, room.chatTitle)}</p>
            <p className="mt-1 text-xs text-soft">{truncate(description, room.chatDescription)}</p>
            <p className="mt-1 text-xs text-soft">{host}</p>
          </div>
        </div>
      </figure>
    </section>
  )
}
