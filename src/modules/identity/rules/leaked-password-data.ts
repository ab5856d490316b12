/** Passwords that everybody tries first, in lower case: from the public lists of leaked ones, with those typical in China. */
export const leakedPasswords: ReadonlySet<string> = new Set(
  `password passw0rd password1 password123 p@ssw0rd p@ssword 123456 1234567 12345678 123456789 1234567890 12345 123123 123123123 123321 1234321 654321 7654321 87654321 987654321 0987654321
111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 888888 88888888 999999 112233 11223344 1122334455 121212 131313 147258 147258369 159357 159753 147852 258369 963852741 789456 789456123 456789 101010 102030 123654 123654789 123789 321321 135790 246810
5201314 520520 1314520 1314521 7758521 7758258 woaini woaini520 woaini1314 woaini123 iloveyou iloveyou1 loveyou aini1314 wo5201314 52013140 a5201314 zxc5201314
qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwerty123456 qweasd qweasdzxc qweasd123 qweqwe asdfgh asdfghjkl asdfasdf asd123 asdasd asd123456 zxcvbn zxcvbnm zxcvbnm123 zxc123 zaqwsx zaq12wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc qazwsx123 1qazxsw2 q1w2e3r4 q1w2e3
abc123 abc1234 abc12345 abc123456 abcd1234 abcd123456 abcdef abcdefg abcdefgh abc123abc a123456 a1234567 a12345678 a123456789 aa123456 aa123123 aaa111 aaa123456 aaaaaa aaaaaaaa as123456 123456a 1234567a 12345678a 123456789a 123abc 123qwe 123qweasd 123456qq qq123456 qq123456789 qwe123 qwe123456 w123456 z123456 zz123456 s123456 l123456 x123456 y123456 wang123 wang123456 li123456 zhang123 liu123456 chen123
admin admin1 admin12 admin123 admin1234 admin123456 admin888 admin666 administrator root root123 root123456 test test123 test1234 test123456 guest guest123 user user123 welcome welcome1 welcome123 letmein monkey dragon master login changeme default secret sunshine princess football baseball superman batman shadow michael jordan23 trustno1 freedom whatever starwars computer internet hello123 hello1234 killer hunter charlie
china123 china2008 beijing shanghai huawei huawei123 xiaomi xiaomi123 taobao taobao123 tencent alibaba baidu123 wechat123 weixin123 zhongguo caonima 88888888a 666666a 888888a a888888 a666666 a111111 a000000 p12345 p123456 123.com 123456.com abc.123 admin@123 admin@1234 abc@123 abcd@1234 test@123 pass@123 qwe@123 p@ss1234 p@$$w0rd aa@123456 a@123456 huawei@123 welcome@123 zinc123 zinc123456 zinc1234 galvanize duxin123 xinqiao123 zincbridge`.split(
    /\s+/,
  ),
)

/** Words of this house: a password that is little more than one of them is guessed first. */
export const siteSpecificPasswords: readonly string[] = ['zincbridge', 'xinqiao', 'galvanize', 'galvanizing']
