import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileLimits } from './endpoint.ts'
import type { UploadedFile } from './handler.ts'

type Body = { readonly raw: unknown; readonly files: readonly UploadedFile[] }

/** What a form may hold beside its files: its fields, and the lines between its parts. */
const mostFieldBytes = 256 * 1024
const mostFields = 100
/** A body without files, as the server takes it at most. */
const mostPlainBytes = 1024 * 1024

/** As much as the body of a form may become, by its own word when it gives one; a longer one is refused (413). */
export function formBytes(request: FastifyRequest, files: FileLimits | undefined): number {
  const most = mostFieldBytes + (files ? files.most * files.mostBytes : 0)
  const length = request.headers['content-length']
  if (length === undefined) return most
  if (Number(length) > most + mostFieldBytes) throw refusedBody(413)
  return Number(length)
}

/**
 * Throws away the body of a call that was refused before it was read, so that the refusal reaches who is still sending. Who
 * sends more than the call could ever take is cut off: twenty bodies of 50 MB would otherwise be garbage of 160 MB.
 */
export function discardBody(request: FastifyRequest, files: FileLimits | undefined): void {
  const most = mostPlainBytes + mostFieldBytes + (files ? files.most * files.mostBytes : 0)
  let seen = 0
  request.raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > most) request.raw.destroy()
  })
}

/** The input of a POST in any of the specification's encodings: urlencoded, JSON or multipart, with files where the call declares them. */
export async function readBody(request: FastifyRequest, declared: FileLimits | undefined): Promise<Body> {
  if (!request.isMultipart()) return { raw: request.body ?? {}, files: [] }
  const fields: Record<string, unknown> = Object.create(null)
  const files: UploadedFile[] = []
  let fieldBytes = 0
  // One byte more than allowed is kept, so that the call itself says in its own words that the file is too large.
  const limits = { files: declared?.most ?? 1, fileSize: (declared?.mostBytes ?? 0) + 1, fields: mostFields, fieldSize: mostFieldBytes }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (!declared) throw refusedBody(415)
        files.push({ field: part.fieldname, fileName: part.filename, mimeType: part.mimetype, bytes: await part.toBuffer() })
      } else {
        fieldBytes += String(part.value).length
        if (part.valueTruncated || part.fieldnameTruncated || fieldBytes > mostFieldBytes) throw refusedBody(413)
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    // What is left of the body is read and thrown away, so that the refusal reaches who is still sending.
    request.raw.unpipe()
    request.raw.resume()
    // The parser gives limits a status; a form that is simply broken is the client's as well.
    throw error instanceof Error && 'statusCode' in error ? error : refusedBody(400)
  }
  return { raw: { ...fields }, files }
}

/** An error that the transport answers with its status. */
function refusedBody(statusCode: number): Error {
  return Object.assign(new Error('request body refused'), { statusCode })
}
