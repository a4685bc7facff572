# Partie u stolu: rady, rozbor a konce, společné pro terminál a webovou stránku. Slovník je na začátku names.ftl.
