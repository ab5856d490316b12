/** Values at which programs break (reliability §5.7): every one is sent as every field of every call. */
export const boundaryValues: readonly unknown[] = [
  0, -1, -0.0001, 2 ** 31, 2 ** 53 + 2, 9_223_372_036_854_775_807n, 1e21, 'NaN', 'Infinity', '-0', '１２', '١', '0x10', '1e3', '1e309', ' 1', '1 ', '01', '+1', '1.', '.5', '1,5', '99999999999999999999',
  null, [], {}, [[]], true, false, '', ' ', '1', ['1', '2'], [1, null, {}], { a: { b: [] } }, { length: 3 }, { toString: 'x', valueOf: 1 },
  'a'.repeat(10_000), '锌'.repeat(3_000), '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '👨‍👩‍👧‍👦', '\u202etxet', 'é', 'é', '\u200b', '\ufeff', 'a\r\nset-cookie: x=1', '\u2028',
  "' OR 1=1 --", "'; SELECT pg_sleep(9) --", '%', '_', '\\', '%00', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '../../etc/passwd', '__proto__', 'constructor', 'hasOwnProperty',
  '2026-02-30', '0000-00-00', '9999-12-31', '-271821-04-20', 'javascript:alert(1)', 'http://169.254.169.254/', '((((((((((a*)*)*)*)*)*)*)*)*)*$', '()[]{}|&!:*<->', "a'b\"c\\d", '& | ! ( ) : *',
]

/** JSON texts that no serializer writes. */
export const oddJson: readonly string[] = [
  '', ' ', 'null', '[]', '0', '"a"', 'true', '{', '{"a":1e309}', '{"productId":1e309,"number":1e309}', '{"number":-0}', '{"__proto__":{"memberType":3,"isAdmin":true}}', '{"constructor":{"prototype":{"state":200}}}',
  '{"productId":1,"productId":2}', '\ufeff{}', '{"a":"\\ud800"}', '{"\\u0000":1}', '[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{"a":NaN}', "{'a':1}", '{"a":1,}',
]

/** What must not be in any answer: the inside of the program or of the database. */
export const insideOut = /\bat .+:\d+:\d+\)?|node_modules|\/src\/|SELECT .+ FROM|syntax error at|violates .+ constraint|relation ".+" does|invalid input syntax|TypeError|ReferenceError|RangeError|ZodError|ECONN|zb_app|zb_visitor|at offset \d+|position \d+/
