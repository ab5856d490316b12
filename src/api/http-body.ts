import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './handler.ts'

type Body = { readonly raw: unknown; readonly files: readonly UploadedFile[] }

/** The input of a POST in any of the specification's encodings: urlencoded, JSON or multipart. */
export async function readBody(request: FastifyRequest): Promise<Body> {
  if (!request.isMultipart()) return { raw: request.body ?? {}, files: [] }
  const fields: Record<string, unknown> = Object.create(null)
  const files: UploadedFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files.push({ field: part.fieldname, fileName: part.filename, mimeType: part.mimetype, bytes: await part.toBuffer() })
    } else {
      fields[part.fieldname] = part.value
    }
  }
  return { raw: { ...fields }, files }
}
