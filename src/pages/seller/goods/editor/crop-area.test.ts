import { expect, test } from 'vitest'
import { cropSquare, movedCropArea, wholePicture } from './crop-area.ts'

const wide = { width: 1200, height: 800 }

test('the window begins with the largest square of the middle', () => {
  expect(cropSquare(wholePicture, wide)).toEqual({ left: 200, top: 0, side: 800 })
})

test('zooming shows less, moving stops at the edge, and the square never leaves the picture', () => {
  expect(cropSquare({ zoom: 2, x: 0.5, y: 0.5 }, wide)).toEqual({ left: 400, top: 200, side: 400 })
  const far = movedCropArea({ zoom: 2, x: 0.5, y: 0.5 }, { x: -9, y: 9 }, wide)
  expect(cropSquare(far, wide)).toEqual({ left: 800, top: 0, side: 400 })
  expect(cropSquare({ zoom: 99, x: 7, y: -3 }, wide)).toEqual({ left: 1000, top: 0, side: 200 })
})
