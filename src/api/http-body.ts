import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './handler.ts'

type Body = { readonly raw: unknown; readonly files: readonly UploadedFile[] }

/** The input of a POST in any of the specification's encodings: urlencoded, JSON or multipart. */
export async function readBody(request: FastifyRequest): Promise<Body> {
  if (!request.isMultipart()) return { raw: request.body ?? {}, files: [] }
  const fields: Record<string, unknown> = Object.create(null)
  const files: UploadedFile[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        files.push({ field: part.fieldname, fileName: part.filename, mimeType: part.mimetype, bytes: await part.toBuffer() })
      } else {
        if (part.valueTruncated || part.fieldnameTruncated) throw refusedBody(413)
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    // The parser gives limits a status; a form that is simply broken is the client's as well.
    throw error instanceof Error && 'statusCode' in error ? error : refusedBody(400)
  }
  return { raw: { ...fields }, files }
}

/** An error that the transport answers with its status. */
function refusedBody(statusCode: number): Error {
  return Object.assign(new Error('request body refused'), { statusCode })
}
