// Run it: PLAUDIT_SECRET=whsec_… go run verify.go
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

var secret = []byte(os.Getenv("PLAUDIT_SECRET"))

func isGenuine(body []byte, signature string) bool {
	mac := hmac.New(sha256.New, secret)
	mac.Write(body)
	expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(expected), []byte(signature))
}

func receive(response http.ResponseWriter, request *http.Request) {
	// The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
	body, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 64<<10))
	if err != nil || !isGenuine(body, request.Header.Get("X-Webhook-Signature")) {
		response.WriteHeader(http.StatusUnauthorized)
		return
	}
	response.WriteHeader(http.StatusNoContent)
	// Genuine: parse it, skip test events and eventIds that you have seen, then reward.
	fmt.Println(string(body))
}

func main() {
	if len(secret) == 0 {
		log.Fatal("Set PLAUDIT_SECRET to the secret that you were shown.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	http.HandleFunc("/", receive)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
