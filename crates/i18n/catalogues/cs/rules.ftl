# Pravidla her, ke každé jeden text: čím se hraje, co je tah, jak hra končí. Klíče: rules- a název hry.

rules-mnk = X a O střídavě kladou značku na volné pole desky W krát H. Kdo jako první získá K nebo více svých značek v nepřerušené řadě, vodorovně, svisle nebo úhlopříčně, vyhrává; když není volné pole, hra končí remízou. S volbou `exact` se delší řada nepočítá, s volbou `misere` ten, kdo vytvoří řadu, prohrává.
rules-five = X a O střídavě kladou kámen na volné pole; vyhrává pět v řadě, vodorovně, svisle nebo úhlopříčně. V `renju` X, který začíná, nesmí jedním kamenem vytvořit řadu šesti a více, dvě čtyřky ani dvě otevřené trojky, ale pětka všechno ospravedlní. V `caro` pět kamenů uzavřených z obou konců nevyhrává, více než pět vyhrává. Když není volné pole, hra končí remízou.
rules-explicit = Hra je strom, který někdo zapsal. MAX si vybere větev v kořeni, MIN v dalším uzlu a tak dále střídavě, dokud nedojdou k listu. Číslo v něm je to, co MAX získá a MIN ztratí.
