# Partia pri stole: rady, rozbor a konce, spoločné pre terminál a webovú stránku. Slovník je na začiatku names.ftl.
