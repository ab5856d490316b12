const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands a file that a call answered to the browser to keep. */
export function keepFile(file: { readonly fileName: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: sheetType }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.fileName
  link.click()
  URL.revokeObjectURL(address)
}
