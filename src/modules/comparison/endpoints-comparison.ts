import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, oneOrZero } from '../../api/fields.ts'
import { goodsCard } from '../catalog/endpoints.ts'

const picked = z.object({ list: z.array(goodsCard) })

export const comparisonList = endpoint({
  method: 'GET',
  path: 'v3/goods/front/contrast/list',
  summary: 'The SKUs that the member compares, in the order they were picked; what is no longer on sale is left out',
  guard: 'login',
  input: z.object({}),
  output: picked,
  rate: 'read',
})

export const comparisonEdit = endpoint({
  method: 'POST',
  path: 'v3/goods/front/contrast/edit',
  summary: 'Adds a SKU to the comparison or takes it out; a fifth is refused',
  guard: 'login',
  input: z.object({ productId: id, isContrast: oneOrZero }),
  output: picked,
  rate: 'write',
})

export const comparisonMerge = endpoint({
  method: 'POST',
  path: 'v3/goods/front/contrast/merge',
  summary: 'Hands over what a visitor picked before the login: their picks stand first, then those kept before, four in all',
  guard: 'login',
  input: z.object({ productIds: idList(4) }),
  output: picked,
  rate: 'write',
})

export const comparisonClear = endpoint({
  method: 'POST',
  path: 'v3/goods/front/contrast/empty',
  summary: 'Empties the comparison',
  guard: 'login',
  input: z.object({}),
  output: picked,
  rate: 'write',
})
