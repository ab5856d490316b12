/** How long the browser may take to begin keeping a file. */
const keptMs = 60_000

/** Hands a file to the browser to keep under a name. */
export function saveFile({ content, type, name }: { content: BlobPart; type: string; name: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Taken back at once, the address may be gone before the browser has asked for its name.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}

const types: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
}

/** Hands a file that a call answered to the browser to keep. */
export function keepFile(file: { readonly fileName: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
  saveFile({ content: bytes, type: types[file.fileName.split('.').at(-1) ?? ''] ?? '', name: file.fileName })
}
