import { Fragment } from 'react'
import { authorPath } from '#lib/addresses/paths.ts'
import { type Signer, signerName } from '#lib/articles/credits.ts'
import { Avatar } from '../avatar.tsx'

interface SignerNameProps {
  signer: Pick<Signer, 'id' | 'name'>
  /** Whether the name is less prominent than the writers' names. */
  quiet?: boolean
}

/** A signer's name, with a link to their page when they have a profile. */
export function SignerName({ signer, quiet = false }: SignerNameProps) {
  const name = signerName(signer)
  const look = quiet ? 'text-ink' : 'font-semibold text-ink'
  if (signer.id === null) return <span className={look}>{name}</span>
  return (
    <a href={authorPath(signer.id)} className={`above -my-1 inline-flex min-h-6 items-center ${look} hover:underline`}>
      {name}
    </a>
  )
}

interface NamesProps {
  people: readonly Signer[]
  /** The number of names that fit. With more people, one name less is shown, and the count of the others. */
  most?: number
  quiet?: boolean
}

/** “Ana Souza, João Lima e Caio Prado”. */
export function Names({ people, most = people.length, quiet }: NamesProps) {
  const shown = people.length > most ? people.slice(0, most - 1) : people
  const others = people.length - shown.length
  return (
    <>
      {shown.map((signer, place) => (
        <Fragment key={`${signer.id} ${signer.name}`}>
          {place > 0 && (place === shown.length - 1 && others === 0 ? ' e ' : ', ')}
          <SignerName signer={signer} quiet={quiet} />
        </Fragment>
      ))}
      {others > 0 && ` e mais ${others}`}
    </>
  )
}

/** The number of pictures shown at most. */
const mostFaces = 3

interface FacesProps {
  people: readonly Signer[]
  /** Classes for the size of a picture and of its initials. */
  className: string
}

/** The signers' pictures, overlapping; a phone shows two. */
export function Faces({ people, className }: FacesProps) {
  return (
    <div className="flex shrink-0">
      {people.slice(0, mostFaces).map((signer, place) => (
        <Avatar
          key={`${signer.id} ${signer.name}`}
          name={signerName(signer)}
          url={signer.avatarUrl}
          className={`${place > 0 ? '-ml-1.5 ring-2 ring-paper' : ''} ${place > 1 ? 'max-sm:hidden' : ''} ${className}`}
        />
      ))}
    </div>
  )
}
