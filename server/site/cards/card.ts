import type { CardFields } from '#lib/schemas/site/navigation.ts'

/** A card's columns from the fields of its form. */
export const columnsOf = ({ imageUrl, ...fields }: CardFields) => ({ ...fields, imageUrl: imageUrl || null })

/** The fields of a stored card's form, in the form's order. */
export const fieldsOfCard = (row: ReturnType<typeof columnsOf>): CardFields => ({
  title: row.title,
  description: row.description,
  linkUrl: row.linkUrl,
  imageUrl: row.imageUrl ?? '',
  isActive: row.isActive,
})
