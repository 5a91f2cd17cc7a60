import { Email } from '../email-word.tsx'
import { ShortForm } from './short-form.tsx'

interface AfterArticleProps {
  /** The article's first city; null when it has none. */
  city: { path: string; name: string } | null
}

/** The newsletter's form at the end of an article, for the news of its city. */
export const AfterArticle = ({ city }: AfterArticleProps) => (
  <section aria-label="Newsletter" className="no-print mx-auto mt-10 max-w-3xl xl:max-w-5xl">
    <div className="max-w-[38rem] border-y border-rule py-6">
      <h2 className="font-serif text-xl font-bold">
        {city ? city.name : 'As notícias'} no seu <Email />
      </h2>
      <p className="mt-1 mb-4 text-sm leading-relaxed text-soft">
        {city ? `As notícias de ${city.name}, toda manhã, de graça.` : 'As notícias da manhã, de graça.'} Pedimos a
        confirmação por <Email />, e cada edição tem um link para sair.
      </p>
      <ShortForm label="Newsletter: seu endereço" city={city?.path} />
    </div>
  </section>
)
