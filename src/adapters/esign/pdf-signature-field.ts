/** What a signature dictionary says of itself. */
export type SignatureDetails = { readonly name: string; readonly reason: string; readonly at: Date }

/** A PDF with an empty signature in a new revision: what it signs, and where the signature goes. */
export type PreparedPdf = { readonly bytes: Buffer; readonly signed: Buffer; readonly contentsAt: number; readonly contentsEnd: number }

/** Hexadecimal digits kept for a CAdES signature with its certificates. */
const reserve = 16_384
const rangeSpace = 48

const hexText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
const pdfTime = (at: Date): string => `(D:${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z)`

/** The newest text of an indirect object, without its `obj` and `endobj`. The renderer writes no object streams. */
function objectText(pdf: string, number: number): string {
  const head = `\n${number} 0 obj`
  const from = pdf.lastIndexOf(head)
  const until = pdf.indexOf('endobj', from)
  if (from < 0 || until < 0) throw new Error(`the PDF has no object ${number}`)
  return pdf.slice(from + head.length, until).trim()
}

function referenceIn(text: string, key: string): number {
  const match = new RegExp(`/${key}\\s*\\[?\\s*(\\d+) 0 R`).exec(text)
  if (!match) throw new Error(`the PDF has no /${key}`)
  return Number(match[1])
}

/** A dictionary with one more entry, or with another value of it. */
function withEntry(dictionary: string, entry: string): string {
  return `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entry}\n>>`
}

function withInList(dictionary: string, key: string, reference: string): string {
  const list = new RegExp(`/${key}\\s*\\[([^\\]]*)\\]`)
  return list.test(dictionary)
    ? dictionary.replace(list, (_, inside: string) => `/${key} [${inside.trim()} ${reference}]`)
    : withEntry(dictionary, `/${key} [${reference}]`)
}

type Written = { readonly number: number; readonly text: string }

function signatureObjects(pdf: string, trailer: string, { name, reason, at }: SignatureDetails): Written[] {
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1])
  const rootNumber = referenceIn(trailer, 'Root')
  const root = objectText(pdf, rootNumber)
  const pageNumber = referenceIn(objectText(pdf, referenceIn(root, 'Pages')), 'Kids')
  const isFirst = !root.includes('/AcroForm')
  const formNumber = isFirst ? size + 2 : referenceIn(root, 'AcroForm')
  const form = isFirst ? '<<\n/SigFlags 3\n>>' : objectText(pdf, formNumber)
  const count = (form.match(/ 0 R/g)?.length ?? 0) + 1
  const signature = `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/Name ${hexText(name)}\n/Reason ${hexText(reason)}\n/M ${pdfTime(at)}\n/ByteRange ${' '.repeat(rangeSpace)}\n/Contents <${'0'.repeat(reserve)}>\n>>`
  const widget = `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/Rect [0 0 0 0]\n/F 132\n/T (Signature${count})\n/V ${size} 0 R\n/P ${pageNumber} 0 R\n>>`
  return [
    { number: size, text: signature },
    { number: size + 1, text: widget },
    { number: formNumber, text: withInList(form, 'Fields', `${size + 1} 0 R`) },
    { number: pageNumber, text: withInList(objectText(pdf, pageNumber), 'Annots', `${size + 1} 0 R`) },
    ...(isFirst ? [{ number: rootNumber, text: withEntry(root, `/AcroForm ${formNumber} 0 R`) }] : []),
  ]
}

/** Appends a revision with an empty signature; not a byte of what stands is changed, so that earlier signatures stay valid. */
export function preparePdf(original: Buffer, facts: SignatureDetails): PreparedPdf {
  const pdf = original.toString('latin1')
  const trailer = pdf.slice(pdf.lastIndexOf('trailer'))
  const before = /startxref\s+(\d+)/.exec(trailer)?.[1]
  if (before === undefined) throw new Error('the PDF has no cross-reference table')
  const objects = signatureObjects(pdf, trailer, facts)
  let text = pdf.endsWith('\n') ? pdf : `${pdf}\n`
  const places: { number: number; at: number }[] = []
  for (const { number, text: body } of objects) {
    places.push({ number, at: text.length })
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const tableAt = text.length
  const size = Math.max(Number(/\/Size (\d+)/.exec(trailer)?.[1]), ...objects.map(({ number }) => number + 1))
  const rows = places
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, at }) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
  const kept = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0] ?? ''
  const entries = `/Size ${size}\n/Root ${referenceIn(trailer, 'Root')} 0 R\n/Info ${referenceIn(trailer, 'Info')} 0 R\n/Prev ${before}\n${kept}`
  text += `xref\n${rows.join('')}trailer\n<<\n${entries}\n>>\nstartxref\n${tableAt}\n%%EOF\n`
  const rangeAt = text.lastIndexOf('/ByteRange ') + '/ByteRange '.length
  const contentsAt = text.indexOf('/Contents <', rangeAt) + '/Contents '.length
  const contentsEnd = contentsAt + reserve + 2
  const range = `[0 ${contentsAt} ${contentsEnd} ${text.length - contentsEnd}]`.padEnd(rangeSpace)
  const bytes = Buffer.from(text.slice(0, rangeAt) + range + text.slice(rangeAt + rangeSpace), 'latin1')
  return { bytes, signed: Buffer.concat([bytes.subarray(0, contentsAt), bytes.subarray(contentsEnd)]), contentsAt, contentsEnd }
}

/** Puts the signature into the space that was left for it. */
export function fillSignature({ bytes, contentsAt }: PreparedPdf, signature: Buffer): Buffer {
  const hex = signature.toString('hex')
  if (hex.length > reserve) throw new Error(`a signature of ${signature.length} bytes is too long`)
  const filled = Buffer.from(bytes)
  filled.write(hex, contentsAt + 1, 'latin1')
  return filled
}

/** The signatures of a PDF in their order: what each covers, and its bytes. */
export function signaturesIn(pdf: Buffer) {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/g)].map((match) => {
    const [first = 0, length = 0, second = 0, rest = 0] = match.slice(1).map(Number)
    const covered = Buffer.concat([pdf.subarray(first, first + length), pdf.subarray(second, second + rest)])
    const bytes = Buffer.from(text.slice(first + length + 1, second - 1), 'hex')
    return { covered, bytes, end: second + rest, startsAtZero: first === 0 }
  })
}
