import { DataList } from '@radix-ui/themes'
import { Section } from '#components/ui/section.tsx'
import { formatInteger, longDate, longDateTime } from '#lib/text/format.ts'
import { qualityText, subscriptionNames } from '#lib/users/user-words.ts'
import type { Person } from '#server/users/queries/person.ts'

/** What masters know of a person: e-mail, dates, subscription, articles and quality. */
export function PersonFacts({ person, links }: { person: Person; links: readonly { path: string; label: string }[] }) {
  const facts: [string, string][] = [
    ['E-mail', person.email],
    ['Conta criada', longDate(person.createdAt)],
    ['Último acesso', person.lastAccess ? longDateTime(person.lastAccess) : 'Nunca entrou'],
    ['Assinatura', person.subscription ? subscriptionNames[person.subscription] : 'Nenhuma'],
    ['Artigos', formatInteger(person.articles)],
    ['Qualidade', person.quality === null ? qualityText(null) : `${qualityText(person.quality)} de 10`],
  ]
  return (
    <Section title="Conta">
      <DataList.Root>
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.Label minWidth="8rem">{label}</DataList.Label>
            <DataList.Value className="min-w-0 wrap-anywhere">{value}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      {links.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
          {links.map(({ path, label }) => (
            <a key={path} href={path} className="text-accent underline">
              {label}
            </a>
          ))}
        </p>
      )}
    </Section>
  )
}
