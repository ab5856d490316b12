import { expect, test } from 'vitest'
import { meantCities, shipCity } from './ship-city.ts'

test('a district stands in its city; a municipality is a city itself', () => {
  expect(['320412', '3204', '310115', '120112'].map(shipCity)).toEqual(['3204', '3204', '31', '12'])
})

test('an address names cities; a province means the cities in it that goods ship from', () => {
  const known = ['31', '3202', '3204', '4406']
  expect(meantCities(['3204', '320412', '310115'], known)).toEqual(['3204', '31'])
  expect(meantCities(['32'], known)).toEqual(['3202', '3204'])
  expect(meantCities(['61', '6101'], known)).toEqual(['61', '6101'])
})
