import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text } from '../../api/fields.ts'
import { adminCertificatePage, adminCertificateQuery, verdictFields } from '../store/endpoints-certificates.ts'

const desk = { platform: 'platform.goods' } as const

export const goodsCertificateList = endpoint({
  method: 'GET',
  path: 'v3/goods/admin/certificate/list',
  summary: 'Numbered certificates of goods on sale, as the desk for certificates sees them',
  guard: desk,
  input: adminCertificateQuery,
  output: adminCertificatePage,
  rate: 'read',
})

export const goodsCertificateReview = endpoint({
  method: 'POST',
  path: 'v3/goods/admin/certificate/judge',
  summary: 'Vouches for a certificate of goods, or returns it with the reason; a returned one is shown no more',
  guard: desk,
  input: z.object({ goodsId: id, number: text(60, 1), ...verdictFields }),
  output: z.null(),
  rate: 'write',
})
