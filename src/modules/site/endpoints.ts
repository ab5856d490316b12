import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'

export const getSettings = endpoint({
  method: 'GET',
  path: 'v3/system/front/setting/getSettings',
  summary: 'Public settings by name, values in the order asked; an unknown or private name gives an empty text',
  guard: 'anyone',
  input: z.object({ names: text(2000, 1) }),
  output: z.array(z.string()),
  rate: 'read',
})

export const region = z.object({
  /** Two digits for a province, four for a city, six or nine for a district or town. */
  code: z.string(),
  name: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  parentCode: z.string(),
})

export const regionList = endpoint({
  method: 'GET',
  path: 'v3/system/front/region/list',
  summary: 'Regions directly under a parent; without a parent the provinces',
  guard: 'anyone',
  input: z.object({
    parentCode: z
      .string()
      .regex(/^[0-9]{0,9}$/)
      .default(''),
  }),
  output: z.array(region),
  rate: 'read',
})

export const cityIndex = endpoint({
  method: 'GET',
  path: 'v3/system/front/region/cities',
  summary: 'All cities by first letter, for the delivery city of the header',
  guard: 'anyone',
  input: z.object({}),
  output: z.array(
    z.object({ initial: z.string(), cities: z.array(z.object({ cityCode: z.string(), cityName: z.string(), provinceName: z.string() })) }),
  ),
  rate: 'read',
})

export const cityInfo = endpoint({
  method: 'GET',
  path: 'v3/system/front/region/cityInfo',
  summary: 'The city behind a CityCode (six digits such as 310100); without one, the city of the CityCode header or the default',
  guard: 'anyone',
  input: z.object({
    cityCode: z
      .string()
      .regex(/^([0-9]{6})?$/)
      .default(''),
  }),
  output: z.object({ cityCode: z.string(), cityName: z.string(), provinceCode: z.string(), provinceName: z.string() }),
  rate: 'read',
})
