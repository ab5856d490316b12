/** Glyphs of the sprite: lucide names, and our own drawings in the same 24-grid (design §7). */
export const lucideNames: readonly string[] = `
arrow-down arrow-left arrow-right arrow-up arrow-up-down arrow-up-right badge-check badge-percent ban bell bell-ring book-open
bookmark bookmark-check box boxes briefcase building-2 calculator calendar-days camera chart-column chart-line chart-pie check check-check
chevron-down chevron-left chevron-right chevron-up circle circle-alert circle-check circle-help circle-minus circle-plus circle-x
clipboard-check clipboard-list clock coins copy credit-card crown download earth ellipsis external-link eye eye-off factory
file-check-2 file-pen-line file-plus file-signature file-spreadsheet file-text files flag flask-conical folder-kanban footprints
funnel gauge gavel gift globe grip-vertical handshake hard-hat headset heart history house image inbox info key-round landmark languages
layers layout-dashboard layout-grid link list list-checks list-filter loader-circle lock lock-open log-in log-out mail map-pin
maximize-2 megaphone menu message-circle message-square-text minus monitor moon navigation newspaper package package-check
package-open package-search panel-left paperclip pencil percent phone play plus power printer qr-code receipt-text refresh-cw
rotate-ccw rotate-cw route rows-3 save scale scan-line scan-search search search-x send settings settings-2 share-2 shield
shield-alert shield-check shopping-bag shopping-cart sliders-horizontal smartphone smile sparkles star store sun table tag
tags target thumbs-up ticket timer trash-2 trending-down trending-up triangle-alert trophy truck undo-2 upload user user-check user-plus users
video wallet warehouse weight wifi-off wrench x zap zoom-in
`
  .trim()
  .split(/\s+/)

const solid = 'fill="currentColor" stroke="none"'

/** Path data as SVG children; `wechat` is a neutral two-bubble glyph, not the brand's mark. */
export const ownGlyphs: Readonly<Record<string, string>> = {
  wechat: `<path ${solid} d="M9.2 3.5C5 3.5 1.8 6.3 1.8 9.8c0 2 1.1 3.8 2.8 5l-.7 2.2 2.5-1.3c.9.25 1.8.4 2.8.4h.5a5.4 5.4 0 0 1-.2-1.5c0-3.3 3.2-6 7.1-6h.4C16.3 5.7 13.1 3.5 9.2 3.5ZM6.7 8.7a1 1 0 1 1 0-2 1 1 0 0 1 0 2Zm4.9 0a1 1 0 1 1 0-2 1 1 0 0 1 0 2Z"/><path ${solid} d="M22.3 14.6c0-2.9-2.8-5.2-6-5.2s-6 2.3-6 5.2 2.7 5.2 6 5.2c.7 0 1.4-.1 2.1-.3l1.9 1-.5-1.7c1.5-1 2.5-2.5 2.5-4.2Zm-8-.9a.9.9 0 1 1 0-1.7.9.9 0 0 1 0 1.7Zm4 0a.9.9 0 1 1 0-1.7.9.9 0 0 1 0 1.7Z"/>`,
  up: `<path ${solid} d="M12 6l8 12H4z"/>`,
  down: `<path ${solid} d="M12 18L4 6h16z"/>`,
  ingot: '<path d="M6.5 8h11l4 9h-19z"/><path d="M6.5 8l1.5 4.5h8L17.5 8"/><path d="M8 12.5L6.5 17M16 12.5l1.5 4.5" opacity=".6"/>',
  pipes: '<circle cx="7.5" cy="15.5" r="4.5"/><circle cx="16.5" cy="15.5" r="4.5"/><circle cx="12" cy="7.5" r="4.5"/>',
  beam: '<path d="M5 4h14v4h-5v8h5v4H5v-4h5V8H5z"/>',
  drum: '<path d="M5 6c0-1.7 3.1-3 7-3s7 1.3 7 3v12c0 1.7-3.1 3-7 3s-7-1.3-7-3z"/><path d="M5 6c0 1.7 3.1 3 7 3s7-1.3 7-3M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3"/>',
  sheet: '<path d="M12 3l9 5-9 5-9-5z"/><path d="M3 12l9 5 9-5M3 16l9 5 9-5"/>',
  profile:
    '<path stroke-width="1.3" d="M4 4h6v3H8v3h3V7h0V4h2v3h0v3h3V7h-2V4h6v6h-3V8h-3v3h3v0h3v2h-3v0h-3v3h3v-2h3v6h-6v-3h2v-3h-3v3h0v3h-2v-3h0v-3H8v3h2v3H4v-6h3v2h3v-3H7v0H4v-2h3v0h3V8H7v2H4z"/>',
  rail: '<path d="M2 7c3 0 3 4 6 4s3-4 6-4 3 4 6 4h2M2 13c3 0 3 4 6 4s3-4 6-4 3 4 6 4h2"/>',
}
