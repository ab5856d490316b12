/**
 * Hands the page's address on: through the device's own sheet where it has one, else into the clipboard. True when it was
 * copied, so that somebody is told.
 */
export async function shareAddress(title: string): Promise<boolean> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url: canonical })
      return false
    }
    await navigator.clipboard.writeText(canonical)
    return true
  } catch {
    // The person closed the sheet, or the browser keeps its clipboard to itself.
    return false
  }
}
