import { expect, test } from 'vitest'
import { pictureAddresses, uploadNames } from './pictures.ts'

test.each([
  ['https://a.example/foto-300x200.jpg', ['https://a.example/foto.jpg', 'https://a.example/foto-300x200.jpg']],
  ['https://a.example/foto.jpg', ['https://a.example/foto.jpg']],
  ['https://a.example/2x4.jpg', ['https://a.example/2x4.jpg']],
])('%s is asked for at %j', (url, addresses) => {
  expect(pictureAddresses(url)).toEqual(addresses)
})

test.each([
  ['https://a.example/wp-content/uploads/2019/a%C3%A7a%C3%AD.jpg', ['2019/açaí.jpg']],
  ['https://a.example/outra/f.jpg', []],
  ['https://a.example/wp-content/uploads/%ff.jpg', []],
])('%s is named %j in the folder of uploads', (url, names) => {
  expect(uploadNames(url)).toEqual(names)
})
