import { expect, test } from 'vitest'
import { pictureAddress, pictureSet } from './picture-source.ts'

test('a picture is asked for by name and width', () => {
  expect(pictureAddress('pipe 1.webp', 240)).toBe('/media/pipe%201.webp?w=240')
})

test('the set reaches twice the drawn width and leaves out useless sizes', () => {
  expect(pictureSet('a.webp', 240)).toBe('/media/a.webp?w=240 240w, /media/a.webp?w=360 360w, /media/a.webp?w=480 480w')
  expect(pictureSet('a.webp', 36)).toBe('/media/a.webp?w=96 96w')
})
