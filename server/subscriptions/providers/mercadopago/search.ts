import type { MercadoPagoConfig } from 'mercadopago'
import type { z } from 'zod'
import { pageOf } from './answers.ts'
import type { Client } from './client.ts'

const limit = 100

/** Every object that a search of Mercado Pago's finds, page after page. */
export async function* eachFound<Item extends z.ZodType>(
  client: Client,
  item: Item,
  search: (config: MercadoPagoConfig, page: { limit: number; offset: number }) => Promise<unknown>,
): AsyncGenerator<z.output<Item>> {
  const page = pageOf(item)
  for (let offset = 0; ; ) {
    const { paging, results } = await client.get(page, config => search(config, { limit, offset }))
    yield* results ?? []
    offset += results?.length ?? 0
    if (!results?.length || offset >= (paging?.total ?? Infinity)) return
  }
}
