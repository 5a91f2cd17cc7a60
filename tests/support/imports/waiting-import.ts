import { randomUUID } from 'node:crypto'
import { system } from '#lib/actor.ts'
import { importOptions } from '#lib/imports/options.ts'
import { beginSession } from '#server/imports/sessions/commands/begin-session.ts'
import { bodyOf, csvFile } from './files.ts'
import { zipFile } from './zip-file.ts'

/** An import that waits for the queue, of one text with a picture, and an archive of pictures. Gives the session's id. */
export async function waitingImport(archive: Buffer): Promise<string> {
  const picture = 'https://antigo.example/wp-content/uploads/2019/ponte.jpg'
  const file = await csvFile([{ id: randomUUID(), body: `${bodyOf('Ponte')}<img src="${picture}">` }])
  const { id } = await beginSession(system, {
    options: importOptions.parse({}),
    reader: 'queue',
    files: [{ name: 'a.csv', bytes: file.bytes, format: 'csv', place: file.path }],
    picturesPlace: await zipFile(archive),
  })
  return id
}
