import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * What people around recovery are likely to choose, and what the published list lacks: in lower case,
 * one blank between two.
 */
const list = `
123456 password 12345678 qwerty 123456789 12345 111111 1234567 dragon 123123 baseball abc123
football monkey letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael
654321 superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer
zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou charlie robert
thomas hockey ranger daniel starwars klaster 112233 george computer michelle jessica pepper
zxcvbn 555555 11111111 131313 freedom 777777 maggie 159753 aaaaaa ginger princess joshua cheese
amanda summer ashley nicole chelsea biteme matthew access yankees 987654321 dallas austin
thunder taylor matrix mobilemail monitor monitoring montana moscow welcome welcome1 password1
password123 passw0rd admin admin123 administrator guest login letmein1 qwerty123 qwerty1
qwerty12 1q2w3e4r 1q2w3e4r5t 1q2w3e q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 1qazxsw2 qwe123 qweasd
qweasdzxc qweqwe asdfghjkl asdfasdf asdf1234 asdasd asd123 zxcvbnm1 zxc123 abcd1234 abcdef
abcdefg abcdefgh abc12345 a1b2c3d4 a123456 a12345678 aa123456 aa12345678 123abc 123456a
123456789a 12345678a 1234qwer 1234abcd 12341234 123123123 12344321 123654 123654789 147258369
147258 159357 147852 789456123 789456 741852963 963852741 852456 321321 456456 789789 101010
202020 212121 232323 252525 313131 141414 151515 222222 333333 444444 888888 999999 22222222
33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 0123456789 0987654321
9876543210 87654321 1029384756 102030 10203040 11223344 1122334455 112358 31415926 314159265
iloveyou1 iloveyou2 iloveu loveyou lovely loveme iloveme ilovegod jesus jesuschrist jesus1
blessed blessing faith heaven angel angels angel1 hello hello123 hello1 helloworld hellokitty
hi123456 goodluck lucky lucky7 lucky13 happy happy123 smile smiley friend friends family forever
forever21 together secret secret1 secret123 topsecret private internet computer1 samsung
samsung1 apple apple123 iphone android google google1 facebook twitter instagram linkedin
youtube myspace myspace1 yahoo hotmail gmail microsoft windows windows10 nintendo pokemon
pikachu minecraft fortnite roblox playstation xbox360 starwars1 skywalker gandalf matrix1
spiderman ironman batman1 superman1 captain wolverine naruto sasuke dragonball dragon1 blink182
metallica slipknot nirvana greenday eminem shadow1 master1 monkey1 killer1 ninja ninja1 pirate
samurai warrior phoenix tiger tigers tigger1 lions eagle eagles falcon falcons panther panthers
cowboys steelers packers broncos patriots giants yankees1 redsox lakers lebron kobe24 jordan23
michael1 arsenal liverpool chelsea1 manchester barcelona realmadrid juventus football1 baseball1
basketball soccer1 hockey1 golfer tennis skater surfer fishing hunting hunter1 mustang1 camaro
corvette ferrari porsche mercedes toyota honda yamaha suzuki kawasaki harley1 ranger1 silverado
chevy chevrolet truck racing nascar banana orange cherry peaches apples cookie cookies chocolate
candy sugar honey pumpkin pepper1 ginger1 coffee cheese1 pizza butter snowball snowman winter
winter1 spring summer1 summer123 autumn january february march april august september october
november december monday tuesday wednesday thursday friday friday13 saturday sunday purple
purple1 orange1 yellow silver golden diamond crystal rainbow flower flowers butterfly sunflower
sunshine1 sunshine123 moonlight starlight stars shooting princess1 prince queen kingdom knight
wizard magic magic123 mystery nothing nobody whatever whatever1 trustme changeme changeme1
changeme123 default temp123 temporary test1 test123 test1234 testing testing1 tester user123
user1234 demo123 sample newuser newpassword mypassword mypass password2 password12 password1234
password12345 passpass pass123 pass1234 passw0rd1 p@ssw0rd p@ssword pa55word pa55w0rd passwort
passwd parola contrasena motdepasse senha senha123 haslo andrea anthony ashley1 brandon brian
charles charlie1 chris christian christopher crystal1 cameron carlos courtney danielle david
dennis diana edward elizabeth emily frank gabriel george1 hannah heather isabella jackson jacob
james jasmine jason jasper jennifer1 jeremy jessica1 johnny john316 johnson jonathan jordan1
joseph joshua1 julian justin justin1 katie kevin kimberly lauren leonardo linda louis lucas
madison maria marina mario martin maria1 melissa michelle1 miguel monica morgan natalie natasha
nathan nicholas nicole1 oliver olivia pamela patricia patrick peter rachel rebecca richard
robert1 roberto ronaldo samantha samuel sandra sarah scott scooter sebastian sharon sophie
stephanie stephen steven stella tiffany timothy tyler vanessa veronica victoria vincent william
zachary babygirl babygirl1 babyboy sweetie sweetheart sweety darling beautiful pretty sexygirl
hottie player player1 gangsta badboy badgirl bitch bitches fuckyou fuckyou1 fuckme fucker
asshole asshole1 pussy bigdick bigboy bigdaddy daddy daddy1 mommy mother father brother sister
grandma kitty kitten doggie doggy puppy bailey buddy buddy1 cooper lucky1 maxwell molly murphy
oscar rocky rocky1 sadie shadow12 sparky sassy smokey smokey1 snoopy winston chicken turtle
dolphin dolphins monkey12 rabbit bunny horse horses penguin elephant unicorn jellybean popcorn
cupcake muffin bubbles peanut pickles twinkle tinkerbell mickey minnie disney donald daisy goofy
barbie barney simpsons homer garfield scooby scoobydoo america american usa123 texas california
florida newyork newyork1 chicago boston london paris canada mexico brazil germany france jersey
jerseyshore newark trenton camden hoboken princeton rutgers springsteen atlantic sober sober1
sobriety soberlife onedayatatime serenity hope123 healing clean cleanandsober 12steps
twelvesteps letgo letgoandletgod survivor strong stronger believe courage miracle grateful
gratitude newlife newbeginning freedom1 liberty victory 1234554321 12345qwert qwert12345 qwert
qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyu qwerty7 azerty azerty123 azertyuiop poiuyt
poiuytrewq lkjhgfdsa mnbvcxz mnbvcxz1 zxcvb zxcasdqwe zxcasdqwe123 qazwsxedc qazwsx123 qaz123
wsxedc edcrfv asdfg asdfghj asdfjkl asdf123 asdfqwer aaaaa aaaaaaa aaaaaaaa abcabc abc123456
abcd123 abcde abcde123 xxxxxx xxxxxxxx zzzzzz zzzzzzzz qqqqqq ssssss 123456789q 123456q
123456789z q123456 q12345678 z123456 w123456 m123456 s123456 1password 1234password password0
password01 password7 password11 password99 passwords letmeinnow letmein123 welcome123 welcome2
welcome01 admin1 admin1234 adminadmin admin12345 rootroot superuser supervisor manager operator
support staff company business office service server network system oracle mysql postgres
database linux ubuntu cisco router wireless internet1 security access14 access1 backup webmaster
website email number1 number one1two2 onetwothree oneone blabla blablabla nopassword nopass
nothing1 dontknow idontknow forgot remember please please1 opensesame sesame letsgo gogogo
coolio cooldude cool123 awesome awesome1 amazing perfect genius legend rockstar rockyou
rocknroll music music1 guitar guitar1 drummer dancer dance singer ballet soldier army123 marine
marines airforce police fireman doctor nurse nurse1 teacher student student1 school college
university graduate class2020 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2024 spring2025 fall2024
fall2025 covid19 corona corona19 trustnoone trustnobody correcthorsebatterystaple correcthorse
batterystaple thisisapassword thisismypassword mypassword1 mypassword123 ilovemyself ilovemom
ilovejesus ilovemyfamily ilovemykids godisgood godislove jesuslovesme jesusislord praisegod
godbless christ christmas holyspirit savior bible church grace mercy peace peaceful joyful
`

/**
 * Passwords that head the published lists of leaked ones: some 50,000, in lower case. They keep out what
 * is tried first; they are not the hundreds of millions that have leaked.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...list.split(/\s+/).filter(Boolean),
])
